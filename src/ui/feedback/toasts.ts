import { type ExternalToast, toast as sonner } from 'sonner'

/** Short message in the corner of the screen. A toast replaces an earlier one with the same `id`. */
export type Toast = {
  id?: string
  kind: 'success' | 'error' | 'info' | 'loading'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  /** In ms, 4000 by default. Toasts with the duration Infinity or of kind `loading` stay until they are dismissed. */
  duration?: number
  /**
   * By default, the bottom corner at the inline end. Set this for persistent toasts, which must not cover buttons
   * there.
   */
  position?: 'bottom-center'
}

/** Shows a toast. Toasts are queued until the `Toaster` is rendered. */
export function toast({ kind, title, action, ...options }: Toast) {
  const button: ExternalToast['action'] = action && {
    label: action.label,
    onClick({ currentTarget }) {
      // On blur, Sonner restores the earlier focus. Blurs first, so that the action can move the focus afterwards.
      currentTarget.blur()
      action.onPress()
    },
  }
  sonner[kind](title, { ...options, action: button })
}

export const dismissToast = (id: string): void => void sonner.dismiss(id)

export const dismissAllToasts = () => {
  for (const { id } of sonner.getToasts()) sonner.dismiss(id)
}
