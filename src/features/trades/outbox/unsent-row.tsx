import { memo } from 'react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { familiesOf } from '#domain/carbon/families-of-lines.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { familyNames } from '#domain/figures/material-families.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { tradeOf } from '#domain/outbox/outbox-entry.ts'
import { isolated } from '#domain/words.ts'
import type { EntryState } from '#machines/outbox/outbox.selectors.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { entryPath } from '#routing/copy-search.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { FamilyDots } from '#ui/figures/family-dot.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './outbox.css.ts'
import { createRouteFor } from './outbox-routes.ts'
import { stateLooks } from './outbox-words.ts'

const namedMaterials = 2

/** Returns the first materials, and the number of further ones: "Aluminium scrap, Copper wire, 1 more". */
export function materialsInBrief({ lines }: OutboxEntry, locale: string): string {
  const names = [...new Set(lines.map(({ material }) => material.name))]
  const more = names.length - namedMaterials
  return listed([
    ...names.slice(0, namedMaterials).map(isolated),
    ...(more > 0 ? [t('{count, plural, one {# more} other {# more}}', { count: more, locale })] : []),
  ])
}

/** Record in the outbox. Memoised, because many rows stay the same while one is sent. */
export const UnsentRow = memo(function UnsentRow({
  entry,
  state,
  note,
  onSlip,
  onDelete,
  onSendAnyway,
}: {
  entry: OutboxEntry
  state: EntryState
  note: string
  onSlip: (entry: OutboxEntry) => void
  onDelete: (entry: OutboxEntry) => void
  onSendAnyway: (entry: OutboxEntry) => void
}) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const create = createRouteFor(useUser(), entry.resource)
  const { weight, value } = totalsOf(entry.lines)
  const { label, icon, tone } = stateLooks[state]
  const families = familiesOf(tradeOf(entry).materials)
  const name = entry.buyer.name
  return (
    <Row>
      <RowHead
        second={
          <>
            {materialsInBrief(entry, locale)}{' '}
            <FamilyDots hues={families} label={families.map(family => familyNames[family]).join(', ')} />
          </>
        }
      >
        <Name>{name}</Name>
      </RowHead>
      <Cell label={t('Weight kg')} isNumeric>
        {formatNumber(weight, locale)}
      </Cell>
      <Cell label={t('Value R')} isNumeric>
        {moneyInColumn(value, locale)}
      </Cell>
      <Cell label={t('Recorded')}>
        <time dateTime={new Date(entry.recordedAt).toISOString()}>
          {timeInWords(entry.recordedAt, locale)}
          <br />
          <span className={css.note}>{dayInWords(entry.recordedAt, locale, now())}</span>
        </time>
      </Cell>
      <Cell label={t('State')}>
        <span className={css.state}>
          <span className={css.tones[tone]}>
            <Icon name={icon} />
          </span>
          <span>
            <span className={`${css.stateName} ${css.tones[tone]}`}>{label}</span>{' '}
            <span className={css.note}>{note}</span>
          </span>
        </span>
      </Cell>
      <Cell label="">
        <span className={css.actions}>
          {state === 'refused' && create ? (
            <>
              <LinkButton href={entryPath(create, entry.id)}>{t('Open')}</LinkButton>
              <Button variant="quietDanger" onPress={() => onDelete(entry)}>
                {t('Delete')}
              </Button>
            </>
          ) : (
            <>
              {state === 'unconfirmed' && entry.failures > 0 ? (
                <Button onPress={() => onSendAnyway(entry)}>{t('Send anyway')}</Button>
              ) : null}
              <IconButton
                icon="printer"
                label={t('Slip for {name}', { name: isolated(name) })}
                onPress={() => onSlip(entry)}
              />
              <IconButton
                icon="bin"
                label={t('Delete record for {name}', { name: isolated(name) })}
                isDisabled={state === 'sending'}
                onPress={() => onDelete(entry)}
              />
            </>
          )}
        </span>
      </Cell>
    </Row>
  )
})
