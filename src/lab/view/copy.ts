import { toast } from '#ui/feedback/toasts.ts'

/** Copies `text` to the clipboard and shows a toast. `what` names the text in the toast. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', title: `${what} copied` })
  } catch {
    toast({ kind: 'error', title: `${what} not copied`, description: 'The browser blocked copying.' })
  }
}
