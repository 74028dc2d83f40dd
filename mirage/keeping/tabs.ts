/** The other tabs that have joined under the same name. */
export type Tabs<Message> = { notify: (message: Message) => void; close: () => void }

function openChannel(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    // There is no BroadcastChannel, or a page without an origin may not use it.
    return null
  }
}

/** Joins the tabs of this browser under a name. Without BroadcastChannel this tab stays alone. */
export function joinTabs<Message>(name: string, onMessage: (message: Message) => void): Tabs<Message> {
  const channel = openChannel(name)
  if (!channel) return { notify() {}, close() {} }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  return { notify: message => channel.postMessage(message), close: () => channel.close() }
}
