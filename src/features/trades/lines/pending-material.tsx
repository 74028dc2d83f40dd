import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { materialsOrStored } from '#actors/device/stored-lists.ts'
import { useEnvironment } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { inBrief } from '#domain/words.ts'
import type { PendingLine } from '#machines/lines/lines.types.ts'
import { reasonOf } from '#machines/lines/pending-line.reason.ts'
import { suggestionOf } from '#machines/lines/pending-line.selectors.ts'
import { t } from '#messages/message.ts'
import { useLookup } from '#patterns/lookup/use-lookup.ts'
import type { ShownMaterial } from '#schemas/material.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ComboBox } from '#ui/pickers/combo-box.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'
import { lookUpMaterials } from './material-lookup.ts'

function Choice({
  term,
  reason,
  onChoose,
}: {
  term: string
  reason: string
  onChoose: (material: ShownMaterial) => void
}) {
  const api = useApi()
  const environment = useEnvironment()
  const { locale, past } = useLineTools()
  const materials = useMemo(
    () => lookUpMaterials(materialsOrStored(environment, api), locale, past),
    [environment, api, locale, past],
  )
  const { search, itemOf, creation } = useLookup({ ...materials, firstTerm: term }, onChoose)
  return (
    <>
      <ComboBox
        label={t('Material for “{term}”', { term })}
        isLabelHidden
        value={null}
        search={search}
        errorMessage={t('{reason}. Choose the right one.', { reason })}
        onChange={option => {
          const material = itemOf(option)
          if (material) onChoose(material)
        }}
      />
      {creation}
    </>
  )
}

/** State of a pending line: a running look-up, a failed look-up with Retry, or a field to choose the material. */
export function PendingMaterial({ line }: { line: PendingLine }) {
  const { lines } = useLineTools()
  const { key, pending } = line
  const isSearching = useSelector(pending, snapshot => snapshot.hasTag('searching'))
  const isUnclear = useSelector(pending, snapshot => snapshot.hasTag('unclear'))
  const reason = useSelector(pending, snapshot => reasonOf(snapshot.context))
  const suggestion = useSelector(pending, suggestionOf)
  if (isUnclear) {
    return (
      <div className={css.choice}>
        <Choice
          term={line.term}
          reason={reason}
          onChoose={material => lines.send({ type: 'line.choose', key, material })}
        />
        {suggestion ? (
          <Button onPress={() => lines.send({ type: 'line.choose', key, material: suggestion })}>
            {t('Did you mean {name}?', { name: inBrief(suggestion.name) })}
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <span className={css.status}>
      {isSearching ? <Skeleton width={9} /> : null}
      <output>{isSearching ? t('searching') : reason}</output>
      {isSearching ? null : (
        <Button icon="retry" onPress={() => lines.send({ type: 'line.retry', key })}>
          {t('Retry')}
        </Button>
      )}
    </span>
  )
}
