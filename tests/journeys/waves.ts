import type { CDPSession, Page } from '@playwright/test'

type Stack = { callFrames: Array<{ url: string }>; parent?: Stack }
type Sent = {
  requestId: string
  documentURL: string
  request: { url: string }
  initiator: { type: string; url?: string; stack?: Stack }
}

/**
 * A request and its depth: the number of responses that had to arrive before it. The request for the page has depth 0.
 */
export type TracedRequest = { url: string; wave: number }

const firstOf = (stack: Stack | undefined): string | undefined =>
  stack && (stack.callFrames[0]?.url || firstOf(stack.parent))

/** Records all requests of a page from its next navigation on, except data: URLs. */
export async function followRequests(page: Page): Promise<TracedRequest[]> {
  const requests: TracedRequest[] = []
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ documentURL, request: { url }, initiator }: Sent) => {
    if (url.startsWith('data:')) return
    const by = initiator.url ?? firstOf(initiator.stack) ?? documentURL
    const wave = url === documentURL ? 0 : 1 + (requests.find(other => other.url === by)?.wave ?? 0)
    requests.push({ url, wave })
  })
  return requests
}
