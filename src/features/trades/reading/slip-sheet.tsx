import { useLocale } from '#actors/environment.tsx'
import { lineCarbon } from '#domain/carbon/carbon.ts'
import { carbonAmount, carbonInColumn, effectOf, knownCarbon, uncountedOf } from '#domain/carbon/carbon-words.ts'
import { timeInWords, weekdayWithYear } from '#domain/figures/date-words.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import { formatMoney, moneyInColumn, valueWithoutVat } from '#domain/figures/money.ts'
import { formatNumber, formatWeight, leftToRight } from '#domain/figures/numbers.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import { Logo } from '#ui/basics/logo.tsx'
import { Name } from '#ui/basics/name.tsx'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { usePageMargins } from '#ui/layout/use-page-margins.ts'
import { Barcode } from './barcode.tsx'
import type { PartyDetails } from './party-details.ts'
import {
  addressInBrief,
  carbonLabels,
  particularLines,
  printedNote,
  recordNote,
  type Slip,
  slipTitle,
  type Weighbridge,
  weighedAt,
} from './slip.ts'
import * as css from './slip-sheet.css.ts'

/** Letterhead of the yard, or the app's logo if the yard is unknown. */
function Yard({ place }: { place: Weighbridge | null }) {
  if (!place) return <Logo />
  return (
    <div className={css.yard}>
      <div className={css.yardName}>
        <Name>{place.name}</Name>
      </div>
      {place.address.map(line => (
        <div key={line} className={css.detail}>
          <Name>{line}</Name>
        </div>
      ))}
    </div>
  )
}

/** Returns the lines below the name of a party: its business and postal address. */
function partyLines(details: PartyDetails): string[] {
  const [street, ...others] = addressInBrief(details)
  return [[details.business, street].filter(Boolean).join(', '), ...others].filter(Boolean)
}

function Party({ label, name, lines }: { label: string; name: string; lines: readonly string[] }) {
  return (
    <div className={css.party}>
      <div className={css.label}>{label}</div>
      <div className={css.partyName}>
        <Name>{name}</Name>
      </div>
      {lines.map(line => (
        <div key={line} className={css.detail}>
          <Name>{line}</Name>
        </div>
      ))}
    </div>
  )
}

function Lines({ trade: { materials } }: Slip) {
  const locale = useLocale()
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th className={css.head}>{t('Material')}</th>
          <th className={css.codeHead}>{t('GW code')}</th>
          <th className={css.figureHead}>{t('Factor kg/kg')}</th>
          <th className={css.figureHead}>{t('Weight kg')}</th>
          <th className={css.figureHead}>{t('Value R')}</th>
          <th className={css.figureHead}>{t('CO₂e avoided kg')}</th>
        </tr>
      </thead>
      <tbody>
        {materials.map((line, index) => (
          <tr key={line.id ?? index} className={css.row}>
            <th scope="row" className={css.material}>
              <span className={css.name}>
                <FamilyDot family={familyOf(line.material.gwCode)} />
                <Name>{line.material.name ?? '—'}</Name>
              </span>
            </th>
            <td className={css.code}>{line.material.gwCode ?? '—'}</td>
            <td className={css.quietFigure}>
              {line.material.carbonFactor === null
                ? t('unknown')
                : formatNumber(line.material.carbonFactor, locale, { min: 4 })}
            </td>
            <td className={css.figure}>{formatNumber(line.weight, locale)}</td>
            <td className={css.figure}>{moneyInColumn(line.value, locale)}</td>
            <td className={css.carbon}>{carbonInColumn(lineCarbon(line), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Signature = ({ label }: { label: string }) => (
  <div className={css.signature}>
    <div>{label}</div>
    <div className={css.label}>{t('Name, signature and date')}</div>
  </div>
)

/** Slip on A4 sheets. The page margins contain the print time, the user and the page number. */
export function SlipSheet(slip: Slip) {
  const { trade, totals, details } = slip
  const locale = useLocale()
  const { id, buyer, seller, createdAt } = trade
  const carbon = knownCarbon(totals)
  const effect = effectOf(carbon)
  usePageMargins('', printedNote(slip, locale))
  return (
    <>
      <div className={css.top}>
        <Yard place={weighedAt(slip)} />
        <div className={css.number}>
          <Barcode text={tradeNumber(id)} className={css.barcode} />
          {tradeNumber(id)}
        </div>
      </div>
      <div className={css.title}>{slipTitle(slip)}</div>
      <div className={css.detail}>{`${weekdayWithYear(createdAt, locale)}, ${timeInWords(createdAt, locale)}`}</div>
      <div className={css.detail}>{recordNote(slip, locale)}</div>
      <div className={css.parties}>
        <Party label={t('Buyer')} name={buyer?.name ?? '—'} lines={partyLines(details.buyer)} />
        <Party
          label={t('Seller')}
          name={seller?.name ?? '—'}
          lines={[...partyLines(details.seller), ...particularLines(details.seller)]}
        />
      </div>
      <Lines {...slip} />
      <div className={css.end}>
        <div className={css.totals}>
          <div className={css.total}>
            <div className={css.label}>{t('Net weight')}</div>
            <div className={css.sum}>{formatWeight(totals.weight, locale)}</div>
          </div>
          <div className={css.total}>
            <div className={css.label}>{valueWithoutVat}</div>
            <div className={css.sum}>{formatMoney(totals.value, locale)}</div>
          </div>
          <div className={css.total}>
            <div className={css.label}>{carbonLabels[effect]}</div>
            <div className={`${css.sum} ${css.effects[effect]}`}>
              {carbon === null ? t('unknown') : leftToRight(`${carbonAmount(carbon, locale)}\u00a0kg`)}
            </div>
          </div>
        </div>
        <div className={css.signatures}>
          <Signature label={t('For the buyer')} />
          <Signature label={t('For the seller')} />
        </div>
        <p className={css.note}>
          {t('CO₂e avoided is an estimate: the weight of each material times its factor in kg CO₂e avoided per kg.')}{' '}
          {uncountedOf(totals, locale)}
        </p>
      </div>
    </>
  )
}
