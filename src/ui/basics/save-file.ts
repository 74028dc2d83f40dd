const readWithin = 60_000

export function saveFile(content: string | readonly Blob[], name: string, type: `${string}/${string}`) {
  const address = URL.createObjectURL(new Blob([content].flat(), { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revokes the URL with a delay, because browsers read the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), readWithin)
}
