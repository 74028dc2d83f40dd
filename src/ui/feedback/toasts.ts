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

let waiting: readonly Toast[] = []
let deliver: Deliver | undefined
const listeners = new Set<() => void>()

function wait(toasts: readonly Toast[]) {
  waiting = toasts
  for (const listener of listeners) listener()
}

const allBut = (id: string | undefined) => waiting.filter(one => id === undefined || one.id !== id)

/** Shows a toast. Works at any time: until the toaster is on the screen, toasts wait for it. */
export function toast(message: Toast) {
  if (deliver) deliver({ show: message })
  else wait([...allBut(message.id), message])
}

/** Takes a toast away before its time. */
export function dismissToast(id: string) {
  if (deliver) deliver({ dismiss: id })
  else wait(allBut(id))
}

/** Takes away those that wait, unseen: those on show go with their toaster. */
export function dropToasts() {
  waiting = []
  for (const listener of listeners) listener()
}

/** The toasts that wait for a toaster, as a store for `useSyncExternalStore`, and how to take one of them away. */
export const waitingToasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  list: () => waiting,
  drop: (message: Toast) => wait(waiting.filter(one => one !== message)),
}

/** Makes `next` the one that shows toasts, and hands it those that waited; returns how to end that. */
export function deliverToasts(next: Deliver): () => void {
  deliver = next
  for (const message of waiting) next({ show: message })
  wait([])
  return () => {
    if (deliver === next) deliver = undefined
  }
}
