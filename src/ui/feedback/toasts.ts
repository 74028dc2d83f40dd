import { type ExternalToast, toast as sonner } from 'sonner'

/** A short message in the corner of the screen. One with the `id` of another replaces it. */
export type Toast = {
  id?: string
  kind: 'success' | 'error' | 'info' | 'loading'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  /** Milliseconds, 4000 by default. A toast with Infinity or of kind `loading` stays. */
  duration?: number
}

/** Shows a toast. Works at any time: a toast waits until the `Toaster` is on the page. */
export function toast({ kind, title, action, ...options }: Toast) {
  const button: ExternalToast['action'] = action && {
    label: action.label,
    onClick({ currentTarget }) {
      // Sonner gives the focus back when it leaves the toasts. That must happen before the action moves the focus on.
      currentTarget.blur()
      action.onPress()
    },
  }
  sonner[kind](title, { ...options, action: button })
}

export const dismissToast = (id: string): void => void sonner.dismiss(id)

/** Closes all toasts, also those that wait for the `Toaster`. */
export const dismissAllToasts = () => {
  for (const { id } of sonner.getToasts()) sonner.dismiss(id)
}
