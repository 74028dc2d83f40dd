/** Connection to other tabs with the same channel name. */
export type Tabs<Message> = { notify: (message: Message) => void; close: () => void }

function openChannel(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    // BroadcastChannel is missing, or blocked for a page without an origin.
    return null
  }
}

/** Opens a channel to other tabs. If BroadcastChannel is missing, `notify` does nothing. */
export function joinTabs<Message>(name: string, onMessage: (message: Message) => void): Tabs<Message> {
  const channel = openChannel(name)
  if (!channel) return { notify() {}, close() {} }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  return { notify: message => channel.postMessage(message), close: () => channel.close() }
}
