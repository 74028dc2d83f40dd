/** How long a browser may take to read a file that is being saved, in ms. */
const readWithin = 60_000

/** Offers a text to the browser as a file to save. */
export function saveFile(text: string, name: string, type: `${string}/${string}`) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), readWithin)
}
