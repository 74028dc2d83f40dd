import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { exact } from '#domain/carbon/carbon.ts'
import { dayWithYear, monthInWords, noonOf } from '#domain/figures/date-words.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { weightIn } from '#domain/flow/flow-figures.ts'
import { materialRowName } from '#domain/flow/flow-selection.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { FlowFinding, FlowMaterial, MaterialFlow } from '#schemas/flow.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { paperOnly, screenOnly } from '#ui/layout/print.css.ts'
import * as css from './flow.css.ts'
import type { FlowAddress } from './use-flow-view.ts'

const nameOf = ({ name, gwCode }: FlowFinding) =>
  name === null ? (gwCode ?? t('material without a name')) : isolated(name)

const dayInWords = (day: string, locale: string) => dayWithYear(noonOf(day), locale)

/** Returns "82.00 kg more Copper wire sold than bought", or for a day "… sold than in stock on Aug 14, 2026". */
function findingInWords(finding: FlowFinding, locale: string) {
  const words = { weight: formatWeight(finding.missingKg, locale), material: nameOf(finding) }
  return finding.day === null
    ? t('{weight} more {material} sold than bought', words)
    : t('{weight} more {material} sold than in stock on {day}', { ...words, day: dayInWords(finding.day, locale) })
}

/** Returns the calculation of a negative stock as a sentence. */
function calculationOf(
  { at, month, firstDay }: FlowFinding,
  { openingKg, boughtKg, collectedKg, soldKg, closingKg }: FlowMaterial,
  locale: string,
) {
  const opening = formatWeight(openingKg ?? '0', locale)
  if (at === 'opening') {
    return t('The opening stock is {opening}. An earlier purchase might be missing.', { opening })
  }
  if (month !== null) {
    return t('The lowest stock is at the end of {month}. An earlier purchase might have a later date.', {
      month: monthInWords(month, locale, false).name,
    })
  }
  if (firstDay !== null) {
    return t('The stock is first negative on {day}. An earlier purchase might have a later date.', {
      day: dayInWords(firstDay, locale),
    })
  }
  return t('{opening} opening + {into} in − {sold} sold = {closing}. A purchase might be missing.', {
    opening,
    into: formatWeight(weightIn({ boughtKg, collectedKg }), locale),
    sold: formatWeight(soldKg, locale),
    closing: formatWeight(closingKg ?? '0', locale),
  })
}

function Finding({ finding, flow, address }: { finding: FlowFinding; flow: MaterialFlow; address: FlowAddress }) {
  const locale = useLocale()
  const { name, gwCode, at } = finding
  const material = flow.byMaterial.find(row => row.name === name && row.gwCode === gwCode)
  return (
    <li className={css.findingRow}>
      <div className={css.findingWords}>
        <strong>{findingInWords(finding, locale)}</strong>
        <p>
          {gwCode ? <span className={css.code}>{gwCode} </span> : null}
          {material ? calculationOf(finding, material, locale) : null}
        </p>
      </div>
      <span className={screenOnly}>
        <LinkButton href={address.hrefOf({ figure: at === 'opening' ? at : 'closing', of: materialRowName(finding) })}>
          {t('Show records')}
        </LinkButton>
      </span>
    </li>
  )
}

/** Number of findings that are shown at first. */
const mostAtFirst = 3

const byWeight = (one: FlowFinding, other: FlowFinding) => exact(other.missingKg).cmp(exact(one.missingKg))

/** Findings of negative stock, largest first. Each has its calculation and a link to its records. */
export function Findings({ flow, address }: { flow: MaterialFlow; address: FlowAddress }) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { findings } = flow
  if (findings.length === 0) return null
  const sorted = findings.toSorted(byWeight)
  const hasMore = findings.length > mostAtFirst
  return (
    <section className={css.findings} aria-label={t('Findings')}>
      <Icon name="warning" />
      <ul className={css.findingList}>
        {(isOpen ? sorted : sorted.slice(0, mostAtFirst)).map(finding => (
          <Finding key={materialRowName(finding)} finding={finding} flow={flow} address={address} />
        ))}
        {(isOpen ? [] : sorted.slice(mostAtFirst)).map(finding => (
          <li key={materialRowName(finding)} className={paperOnly}>
            {findingInWords(finding, locale)}
          </li>
        ))}
      </ul>
      {hasMore ? (
        <span className={`${css.moreFindings} ${screenOnly}`}>
          <Button variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen
              ? t('Show fewer findings')
              : t('{count, plural, one {Show # finding} other {Show all # findings}}', {
                  count: findings.length,
                  locale,
                })}
          </Button>
        </span>
      ) : null}
    </section>
  )
}
