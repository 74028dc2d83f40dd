/** A text with its first letter in upper case: "collection" as "Collection". */
export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
