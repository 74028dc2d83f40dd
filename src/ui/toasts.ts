/** A short message in the corner of the screen. One with the `id` of another takes its place. */
export type Toast = {
  id?: string
  kind: 'success' | 'error' | 'info' | 'loading'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  /** Milliseconds, 4000 unless told; Infinity stays. One of kind `loading` always stays. */
  duration?: number
}

export type ToastCall = { show: Toast } | { dismiss: string }

type Deliver = (call: ToastCall) => void

let waiting: ToastCall[] = []
let deliver: Deliver | undefined
const listeners = new Set<() => void>()

function send(call: ToastCall) {
  if (deliver) return deliver(call)
  waiting = [...waiting, call]
  for (const listener of listeners) listener()
}

/** Shows a toast. Works at any time: until the toaster is on the screen, toasts wait for it. */
export const toast = (message: Toast) => send({ show: message })

/** Takes a toast away before its time. */
export const dismissToast = (id: string) => send({ dismiss: id })

/** Takes away those that wait, unseen: those on show go with their toaster. */
export function dropToasts() {
  waiting = []
  for (const listener of listeners) listener()
}

/** How many toasts wait for a toaster, as a store for `useSyncExternalStore`. */
export const waitingToasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  count: () => waiting.length,
}

/** Makes `next` the one that shows toasts, and hands it those that waited; returns how to end that. */
export function deliverToasts(next: Deliver): () => void {
  deliver = next
  for (const call of waiting) next(call)
  waiting = []
  return () => {
    if (deliver === next) deliver = undefined
  }
}
