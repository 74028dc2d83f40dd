/** The other tabs that have joined in under the same name. */
export type Tabs<Message> = { tell: (message: Message) => void; leave: () => void }

/** Joins the tabs of this browser under a name. Where a browser has no way to, this tab stays by itself. */
export function joinTabs<Message>(name: string, onMessage: (message: Message) => void): Tabs<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, leave() {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  return { tell: message => channel.postMessage(message), leave: () => channel.close() }
}
