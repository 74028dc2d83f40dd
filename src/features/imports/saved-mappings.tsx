import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useImportMemory } from '#actors/imports/use-import-memory.ts'
import { headingsOf } from '#domain/import/file-content.ts'
import { mappingFor, mappingNamed, matchingBy } from '#domain/import/import-memory.ts'
import type { ImportTable } from '#domain/import/import-types.ts'
import { isolated } from '#domain/words.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import * as css from './imports.css.ts'

/** Buttons that save the columns for files with the same headings, and that use or delete a saved mapping. */
export function SavedMappings({ actor, table }: { actor: ImportActor; table: ImportTable }) {
  const resource = useSelector(actor, ({ context }) => context.resource)
  const matching = useSelector(actor, ({ context }) => context.matching)
  const { memory, saveMapping, removeMapping } = useImportMemory()
  const [isUsed, setUsed] = useState(false)
  const headings = headingsOf(table, matching)
  const saved = mappingFor(memory, resource, headings)
  if (matching.header === null) return null
  const save = () => {
    const name = saved?.name ?? table.name ?? headings.slice(0, 3).join(', ')
    saveMapping(mappingNamed(name, resource, headings, matching))
    toast({ kind: 'success', title: t('Columns saved as “{name}”', { name: isolated(name) }) })
  }
  const take = () => {
    if (!saved) return
    actor.send({ type: 'matching.choose', choice: matchingBy(saved, headings, matching) })
    setUsed(true)
  }
  return (
    <div className={css.buttons}>
      {saved && !isUsed ? <Button onPress={take}>{t('Use “{name}”', { name: isolated(saved.name) })}</Button> : null}
      {saved ? (
        <Button variant="quiet" onPress={() => removeMapping(saved)}>
          {t('Delete saved columns')}
        </Button>
      ) : null}
      <Button variant="quiet" onPress={save}>
        {t('Save columns')}
      </Button>
    </div>
  )
}
