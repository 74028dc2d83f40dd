import { offlineExample } from '#machines/offline/offline.example.ts'
import { outboxExample } from '#machines/outbox/outbox.example.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { entry } from './entry.ts'

const noSums = { 'totals agree': 'it has no sums' } as const

export const offline = entry(offlineExample, {
  own: 'data are known exactly while the user works offline',
  without: { ...noSums, 'one write': 'it writes nothing to the server' },
  watch({ make }) {
    const actor = make()
    return {
      actor,
      // The data become due again and again.
      isBusy: () => false,
      always: () => {
        const snapshot = actor.getSnapshot()
        const hasData = snapshot.context.data !== null
        return (snapshot.hasTag('off') && hasData) || (snapshot.hasTag('on') && !hasData)
          ? { 'its own': `data in ${JSON.stringify(snapshot.value)}` }
          : {}
      },
    }
  },
})

export const outbox = entry(outboxExample, {
  own: 'no request starts while the session is suspended, and refused records are not sent',
  without: noSums,
  hasOtherAnswers: true,
  watch({ make, awaited }) {
    const actor = make()
    /** Requests that were pending before the suspension; they may continue. */
    let earlier: readonly AbortSignal[] = []
    return {
      actor,
      writes: ({ src, input }) => (src === 'send' ? (input as { entry: OutboxEntry }).entry.id : null),
      retry: () => actor.send({ type: 'session.resumed' }),
      always: () => {
        const { isSuspended } = actor.getSnapshot().context
        const sent = awaited().filter(({ src }) => src === 'send')
        const isRefused = sent.some(({ input }) => (input as { entry: OutboxEntry }).entry.refusal !== null)
        const hasStarted = isSuspended && sent.some(({ signal }) => !earlier.includes(signal))
        if (!isSuspended) earlier = sent.map(({ signal }) => signal)
        return hasStarted || isRefused ? { 'its own': 'a record is sent' } : {}
      },
    }
  },
})
