/** Lets the user save a text as a file. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  saveFile(name, new Blob([text], { type }));
}

/** Lets the user save a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then, the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
