import { toast } from '#ui/feedback/toasts.ts'

/** Copies a text, and says whether that was done. `what` is its name, as a sentence begins with it. */
export async function copyText(text: string, what: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', title: `${what} copied` })
  } catch {
    toast({ kind: 'error', title: `${what} not copied`, description: 'The browser does not let the page copy.' })
  }
}
