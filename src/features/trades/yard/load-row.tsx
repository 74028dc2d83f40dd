import type { HeldLoad } from '#actors/drafts/held-loads.ts'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { loadFactsOf } from '#domain/trades/held-load.ts'
import { inBrief } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { loadSearch } from '#routing/copy-search.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './yard.css.ts'

/** Held load with its parties, lines, weight and time. */
export function LoadRow({
  load,
  isOpenElsewhere,
  onDelete,
}: {
  load: HeldLoad
  /** True if another tab has the load open. */
  isOpenElsewhere: boolean
  onDelete: (load: HeldLoad) => void
}) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const { id, path, draft } = load
  const { name, parties, lines, weight, awaitsTare } = loadFactsOf(draft, locale)
  const notes = [awaitsTare && t('Waiting for tare'), isOpenElsewhere && t('Open in another tab')].filter(
    note => note !== false,
  )
  return (
    <Row>
      <RowHead second={parties}>
        <Name>{name}</Name>
      </RowHead>
      <Cell label={t('Lines')}>{countInWords(lines.length, locale)}</Cell>
      <Cell label={t('Weight kg')} isNumeric>
        <span>
          {formatNumber(weight, locale)}
          {notes.map(note => (
            <span key={note} className={css.note}>
              {note}
            </span>
          ))}
        </span>
      </Cell>
      <Cell label={t('Since')}>
        <time dateTime={new Date(draft.heldAt).toISOString()}>
          {timeInWords(draft.heldAt, locale)}
          <span className={css.note}>{dayInWords(draft.heldAt, locale, now())}</span>
        </time>
      </Cell>
      <Cell label="">
        <span className={css.actions}>
          <LinkButton href={path + loadSearch(id)} label={t('Open {name}', { name: inBrief(name) })}>
            {t('Open')}
          </LinkButton>
          <IconButton icon="bin" label={t('Delete {name}', { name: inBrief(name) })} onPress={() => onDelete(load)} />
        </span>
      </Cell>
    </Row>
  )
}
