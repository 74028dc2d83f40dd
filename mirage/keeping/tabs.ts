/** The other tabs that have joined in under the same name. */
export type Tabs<Message> = { tell: (message: Message) => void; leave: () => void }

function openChannel(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    // There is none, or a page of no origin of its own may not use it.
    return null
  }
}

/** Joins the tabs of this browser under a name. Where a browser has no way to, this tab stays by itself. */
export function joinTabs<Message>(name: string, onMessage: (message: Message) => void): Tabs<Message> {
  const channel = openChannel(name)
  if (!channel) return { tell() {}, leave() {} }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  return { tell: message => channel.postMessage(message), leave: () => channel.close() }
}
