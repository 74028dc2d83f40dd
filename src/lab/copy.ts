import { toast } from '#ui/feedback/toasts.ts'

/** Copies a text and shows a toast; `what` names the text. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', title: `${what} copied` })
  } catch {
    toast({ kind: 'error', title: `${what} not copied`, description: 'The browser blocked copying.' })
  }
}
