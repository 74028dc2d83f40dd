import { copyText } from '#ui/feedback/copy-text.ts'

/** Copies `text` and shows a toast. `what` names the text in the toast. */
export const copy = (text: string, what: string) => copyText(text, `${what} copied`, `${what} not copied.`)
