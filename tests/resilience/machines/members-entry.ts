import fc from 'fast-check'
import { membersExample } from '#machines/members/members.example.ts'
import { entry, noSums } from './entry.ts'

/** Ids with common prefixes, and one with a dot, like the names of actors. */
const ids = ['owner', 'staff', 'a', 'ab', 'a.b', '__proto__', '']
const id = fc.constantFrom(...ids)
const memberOf = (call: { input: unknown }) => (call.input as { member: { id: string } }).member.id

export const members = entry(membersExample, {
  own: 'every visible member is a member on the server, each once',
  without: noSums,
  except: ['members.close', 'member.added', 'member.failed', 'member.removed', 'member.dismissed'],
  values: { id, member: id.map(of => ({ id: of, name: `Role ${of}` })), position: fc.integer({ min: -2, max: 9 }) },
  exits: [{ type: 'member.add', member: { id: 'new', name: 'New' } }, 'member.remove'],
  writes: call => `member “${memberOf(call)}”`,
  watch({ make, answered, failed }) {
    const actor = make()
    const shown = () => actor.getSnapshot().context.members.map(ref => ref.getSnapshot())
    const first = new Set(shown().map(({ context }) => context.member.id))
    return {
      actor,
      always() {
        const there = shown().map(({ context }) => context.member.id)
        return new Set(there).size === there.length ? {} : { 'its own': `a member is there twice: ${there.join(', ')}` }
      },
      finally() {
        const gone = failed.filter(({ src, problem }) => src === 'remove' && problem.kind === 'notFound')
        const writes = [...answered, ...gone]
        const count = (member: string, src: string) =>
          writes.filter(call => call.src === src && memberOf(call) === member).length
        const wrong = ids.find(each => {
          const there = Number(first.has(each)) + count(each, 'add') - count(each, 'remove')
          const isShown = shown().some(
            snapshot => snapshot.context.member.id === each && !snapshot.hasTag('busy') && !snapshot.hasTag('joining'),
          )
          return there !== Number(isShown)
        })
        return wrong === undefined ? {} : { 'its own': `“${wrong}” is shown as what the server does not have` }
      },
    }
  },
})
