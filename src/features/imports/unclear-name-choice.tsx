import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { viewableUsers } from '#actors/imports/import-calls.ts'
import { useApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import type { FieldId } from '#domain/import/import-types.ts'
import { mostSimilarTo } from '#domain/trades/similar-material.ts'
import { inBrief } from '#domain/words.ts'
import { candidatesFor, type ImportActor, type UnclearName } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { findBusinesses, findCatalogue, findRoles, findUsers } from '#patterns/lookup/record-lookups.ts'
import { type Lookup, useLookup } from '#patterns/lookup/use-lookup.ts'
import type { Reference } from '#schemas/reference.ts'
import type { User } from '#schemas/user.ts'
import { Button } from '#ui/basics/button.tsx'
import { ComboBox } from '#ui/pickers/combo-box.tsx'
import * as css from './imports.css.ts'

const findViewableUsers = (api: Api, user: User): Lookup<Reference> => ({
  ...findUsers(api),
  find: viewableUsers(api, user),
})

const lookups: Readonly<Record<FieldId, (api: Api, user: User) => Lookup<Reference>>> = {
  material: findCatalogue,
  buyer: findBusinesses,
  business: findBusinesses,
  seller: findViewableUsers,
  owner: findViewableUsers,
  roles: findRoles,
}

/** Field and buttons that decide which record an unclear name means. */
export function UnclearNameChoice({
  actor,
  unclear: { field, name },
  onAnswer,
}: {
  actor: ImportActor
  unclear: Pick<UnclearName, 'field' | 'name'>
  onAnswer?: () => void
}) {
  const api = useApi()
  const user = useUser()
  const answer = (record: Reference | null) => {
    actor.send({ type: 'name.answer', field, name, answer: record && { id: record.id, name: record.name } })
    onAnswer?.()
  }
  const [lookup] = useState(() => ({ ...(lookups[field] ?? findViewableUsers)(api, user), firstTerm: name }))
  const { search, itemOf, creation } = useLookup(lookup, answer)
  const candidates = useSelector(actor, snapshot => candidatesFor(snapshot, field))
  const similar = mostSimilarTo(name, candidates)
  return (
    <div className={css.answer}>
      <ComboBox
        label={name === '' ? t('Record for empty cells') : t('Record for “{name}”', { name })}
        isLabelHidden
        value={null}
        search={search}
        onChange={option => {
          const record = itemOf(option)
          if (record) answer(record)
        }}
      />
      {creation}
      {similar ? (
        <Button onPress={() => answer(similar)}>{t('Did you mean {name}?', { name: inBrief(similar.name) })}</Button>
      ) : null}
      <Button variant="quiet" onPress={() => answer(null)}>
        {t('Leave out')}
      </Button>
    </div>
  )
}
