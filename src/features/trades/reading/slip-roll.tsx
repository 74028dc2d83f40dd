import { useLocale } from '#actors/environment.tsx'
import { carbonAmount, effectOf, knownCarbon, uncountedOf } from '#domain/carbon/carbon-words.ts'
import { dayWithYear, timeInWords } from '#domain/figures/date-words.ts'
import { formatMoney, moneyInColumn, valueWithoutVat } from '#domain/figures/money.ts'
import { formatNumber, formatWeight, leftToRight } from '#domain/figures/numbers.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import { Name } from '#ui/basics/name.tsx'
import { Barcode } from './barcode.tsx'
import { addressInBrief, carbonLabels, printedNote, recordNote, type Slip, slipTitle, weighedAt } from './slip.ts'
import * as css from './slip-roll.css.ts'

function Pair({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className={css.pair}>
      <span className={css.label}>{label}</span>
      <span className={isStrong ? css.strong : undefined}>
        <Name>{value}</Name>
      </span>
    </div>
  )
}

function Party({ label, name, address }: { label: string; name: string; address: readonly string[] }) {
  return (
    <>
      <Pair label={label} value={name} isStrong />
      {address.map(line => (
        <div key={line} className={css.address}>
          <Name>{line}</Name>
        </div>
      ))}
    </>
  )
}

function Lines({ trade: { materials } }: Slip) {
  const locale = useLocale()
  return (
    <>
      <div className={css.figures}>
        <span>{t('Material')}</span>
        <span className={css.figure}>kg</span>
        <span className={css.figure}>R</span>
      </div>
      {materials.map((line, index) => (
        <div key={line.id ?? index} className={css.line}>
          <div className={css.strong}>
            <Name>{line.material.name ?? '—'}</Name>
          </div>
          <div className={css.figures}>
            <span className={css.code}>{line.material.gwCode ?? '—'}</span>
            <span className={css.figure}>{formatNumber(line.weight, locale)}</span>
            <span className={css.figure}>{moneyInColumn(line.value, locale)}</span>
          </div>
        </div>
      ))}
    </>
  )
}

/** Slip for 80 mm roll printers. Black only, because these printers have no other colour. */
export function SlipRoll(slip: Slip) {
  const { trade, totals, details } = slip
  const locale = useLocale()
  const { id, buyer, seller, createdAt } = trade
  const carbon = knownCarbon(totals)
  const place = weighedAt(slip)
  const number = tradeNumber(id)
  return (
    <div className={css.roll}>
      {place ? (
        <div className={css.part}>
          <div className={css.place}>
            <Name>{place.name}</Name>
          </div>
          {place.address.map(line => (
            <div key={line} className={css.centred}>
              <Name>{line}</Name>
            </div>
          ))}
        </div>
      ) : null}
      <div className={css.part}>
        <div className={css.heading}>
          <span>{slipTitle(slip)}</span>
          <span className={css.code}>{number}</span>
        </div>
        <Pair label={dayWithYear(createdAt, locale)} value={timeInWords(createdAt, locale)} />
        <div>{recordNote(slip, locale)}</div>
      </div>
      <div className={css.part}>
        <Party
          label={t('Buyer')}
          name={buyer?.name ?? '—'}
          address={buyer?.name === place?.name ? [] : addressInBrief(details.buyer)}
        />
        <Pair label={t('Seller')} value={seller?.name ?? '—'} isStrong />
      </div>
      <div className={css.part}>
        <Lines {...slip} />
      </div>
      <div className={css.part}>
        <div className={css.total}>
          <span>{t('Net weight')}</span>
          <span className={css.netWeight}>{formatWeight(totals.weight, locale)}</span>
        </div>
        <div className={css.total}>
          <span>{valueWithoutVat}</span>
          <span className={css.sum}>{formatMoney(totals.value, locale)}</span>
        </div>
        <div className={css.total}>
          <span>{carbonLabels[effectOf(carbon)]}</span>
          <span className={css.sum}>
            {carbon === null ? t('unknown') : leftToRight(`${carbonAmount(carbon, locale)}\u00a0kg`)}
          </span>
        </div>
        {totals.unknown > 0 ? <div>{uncountedOf(totals, locale)}</div> : null}
      </div>
      <div className={css.signatures}>
        <div className={css.signature}>{t('Buyer')}</div>
        <div className={css.signature}>{t('Seller')}</div>
      </div>
      <div className={css.foot}>
        <Barcode text={number} className={css.barcode} />
        <div className={css.code}>{number}</div>
        <div className={css.printed}>{printedNote(slip, locale)}</div>
        <div>threereco</div>
      </div>
    </div>
  )
}
