// The browser prints what the page shows; practice.css leaves only the result.
export default function ({ data, parentElement }) {
  const button = parentElement.querySelector('button');
  button.textContent = data.label;
  button.onclick = () => window.print();
}
