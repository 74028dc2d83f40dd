import { t } from '#messages/message.ts'
import { toast } from './toasts.ts'

/**
 * Copies a text. Returns false if the browser blocks it: without permission, or on a page without HTTPS. `copied` is
 * the title of a toast, `byHand` its text if the browser blocks copying. Without `copied`, no toast appears.
 */
export async function copyText(
  text: string,
  copied?: string,
  byHand = t('Copy it manually: {number}', { number: text }),
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (copied) toast({ id: 'copied', kind: 'error', title: t('The browser blocked copying'), description: byHand })
    return false
  }
  if (copied) toast({ id: 'copied', kind: 'success', title: copied })
  return true
}
