import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useImportMemory } from '#actors/imports/use-import-memory.ts'
import { answersIn } from '#domain/import/import-memory.ts'
import type { FieldId, NameAnswer } from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-names.ts'
import { type ImportActor, unclearNamesOf } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import * as css from './imports.css.ts'
import { NamesCard } from './names-card.tsx'
import { UnclearNameChoice } from './unclear-name-choice.tsx'

/** Record that the user chose for a name in an earlier file, and a button that chooses another one. */
function KeptChoice({
  actor,
  field,
  name,
  answer,
}: {
  actor: ImportActor
  field: FieldId
  name: string
  answer: NameAnswer
}) {
  const [isChanging, setChanging] = useState(false)
  if (isChanging)
    return <UnclearNameChoice actor={actor} unclear={{ field, name }} onAnswer={() => setChanging(false)} />
  return (
    <div className={css.answer}>
      {answer ? <Name>{answer.name}</Name> : t('Left out')}
      <Button
        variant="quiet"
        onPress={() => setChanging(true)}
        aria-label={t('Change the record for “{name}”', { name })}
      >
        {t('Change')}
      </Button>
    </div>
  )
}

/** Names in the file that match no record, or several. The user decides once for all rows with a name, and can change it. */
export function UnclearNames({ actor }: { actor: ImportActor }) {
  const locale = useLocale()
  const resource = useSelector(actor, ({ context }) => context.resource)
  const records = useSelector(actor, ({ context }) => context.records)
  const table = useSelector(actor, ({ context }) => context.table)
  const matching = useSelector(actor, ({ context }) => context.matching)
  const { memory } = useImportMemory()
  const remembered = useMemo(
    () => (table ? answersIn(memory, resource, { table, matching }) : []),
    [memory, resource, table, matching],
  )
  if (records.length === 0) return null
  const names = unclearNamesOf(actor.getSnapshot())
  const isUnclear = (kept: { field: FieldId; name: string }) =>
    names.some(({ field, name }) => field === kept.field && nameKeyOf(name) === nameKeyOf(kept.name))
  const chosen = remembered.filter(kept => !isUnclear(kept))
  return (
    <>
      {names.length === 0 ? null : (
        <NamesCard
          actor={actor}
          title={t('{count, plural, one {# name to clarify} other {# names to clarify}}', {
            count: names.length,
            locale,
          })}
          note={t('Choose each name once. The next file uses your choices.')}
          names={names}
          rowsOf={({ rows }) => rows}
        >
          {unclear => <UnclearNameChoice actor={actor} unclear={unclear} />}
        </NamesCard>
      )}
      {chosen.length === 0 ? null : (
        <NamesCard
          actor={actor}
          title={t('{count, plural, one {# chosen name} other {# chosen names}}', { count: chosen.length, locale })}
          note={t('You chose these records for names of this file or an earlier one.')}
          names={chosen}
        >
          {kept => <KeptChoice actor={actor} {...kept} />}
        </NamesCard>
      )}
    </>
  )
}
