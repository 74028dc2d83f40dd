import { useSelector } from '@xstate/react'
import { type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useEnvironment } from '#actors/environment.tsx'
import { may } from '#domain/permissions/permissions.ts'
import type { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { type LazyPart, usePart } from '#ui/lazy-part.ts'
import { type Creatable, type Creator, CreatorsContext } from './creators.ts'

export type KindFor<Item> = {
  [Kind in keyof Creatable]: Creatable[Kind] extends Item ? Kind : never
}[keyof Creatable]

/**
 * Lets users create a record from a look-up. `begin` is undefined if the user lacks the permission. Render `dialog`
 * next to the field.
 */
export function useCreation<Item extends { id: string }>(
  lookup: ActorRefFrom<ReturnType<typeof lookupMachine<Item>>>,
  kind: KindFor<Item> | undefined,
  onCreated: (item: Item) => void,
): { begin: (() => void) | undefined; dialog: ReactNode } {
  const creators = use(CreatorsContext)
  const { session } = useEnvironment()
  const user = ownerOf(session.getSnapshot().context)
  const creator = kind === undefined ? null : (creators?.[kind] ?? null)
  const isOffered = creator !== null && user !== null && may(user, creator.needs)
  // `kind` determines the item type of the dialog, but the compiler can't infer that.
  const { part: Dialog, want } = usePart(creator?.dialog as LazyPart<Creator<Item>> | undefined)
  const creating = useSelector(lookup, snapshot => snapshot.context.creating)
  return {
    begin: isOffered ? () => want(() => lookup.send({ type: 'creation.begin' })) : undefined,
    dialog:
      creating !== null && Dialog ? (
        <Dialog
          term={creating}
          onCreated={item => {
            lookup.send({ type: 'option.choose', option: item })
            lookup.send({ type: 'term.type', term: '' })
            onCreated(item)
          }}
          onClose={() => lookup.send({ type: 'creation.cancel' })}
        />
      ) : null,
  }
}
