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

// For 200 ms, a closing toast would also close a new toast with the same id. So Sonner gets its own id for each toast.
const openToasts = new Map<string, number>()
let count = 0

/** Shows a toast. Toasts are queued until the `Toaster` is rendered. */
export function toast({ id, kind, title, action, ...options }: Toast) {
  const open = id === undefined ? undefined : openToasts.get(id)
  const sonnerId = open ?? (count += 1)
  if (id !== undefined) openToasts.set(id, sonnerId)
  const onClose = () => {
    if (id !== undefined && openToasts.get(id) === sonnerId) openToasts.delete(id)
  }
  const button: ExternalToast['action'] = action && {
    label: action.label,
    onClick({ currentTarget }) {
      // On blur, Sonner restores the earlier focus. Blurs first, so that the action can move the focus afterwards.
      currentTarget.blur()
      onClose()
      action.onPress()
    },
  }
  // Sonner keeps the options of a replaced toast that are not set.
  const { description, duration, position } = options
  sonner[kind](title, {
    description,
    duration,
    position,
    id: sonnerId,
    action: button,
    onDismiss: onClose,
    onAutoClose: onClose,
  })
}

export function dismissToast(id: string): void {
  const open = openToasts.get(id)
  if (open !== undefined) sonner.dismiss(open)
  openToasts.delete(id)
}

export function dismissAllToasts(): void {
  for (const id of openToasts.keys()) dismissToast(id)
  for (const { id } of sonner.getToasts()) sonner.dismiss(id)
}
