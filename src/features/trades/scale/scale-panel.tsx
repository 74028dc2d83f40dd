import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { type DecimalText, formatWeight } from '#domain/figures/numbers.ts'
import { netWeightOf } from '#domain/trades/line-formulas.ts'
import { numberFieldTextsOf } from '#features/trades/lines/number-field-format.ts'
import { capturedFor, isCapturableFor, liveWeight, type ScaleSnapshot } from '#machines/scale/scale.selectors.ts'
import type { CapturedWeight } from '#machines/scale/scale.types.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Button } from '#ui/basics/button.tsx'
import { buttonLook } from '#ui/basics/button-look.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { kbd } from '#ui/keys/kbd.css.ts'
import type { FormScale } from './form-scale.ts'
import * as css from './scale.css.ts'
import { ScaleIcon } from './scale-icon.tsx'
import { keepsFocus, useIsActive } from './scale-key.tsx'
import { adviceText, displayed, inKg, stateText, typedWeight } from './scale-texts.ts'
import { scaleKey } from './use-scale-keys.ts'

function dotOf(scale: ScaleSnapshot): string {
  if (scale.hasTag('stable')) return css.dots.good
  if ((['overload', 'underload', 'noUnit', 'unreadable'] as const).some(tag => scale.hasTag(tag))) return css.dots.bad
  return scale.hasTag('disconnected') ? css.dots.off : css.dots.open
}

/** Placeholder, like the display of a scale without a weight. */
const noWeight = '– – –'

/** State and weight. An unstable weight is grey. */
function Live({ scale }: { scale: ScaleSnapshot }) {
  const locale = useLocale()
  const kg = liveWeight(scale)
  return (
    <div>
      <div className={css.state}>
        <span className={dotOf(scale)} aria-hidden="true" />
        {stateText(scale)}
      </div>
      <div className={scale.hasTag('stable') ? css.live : `${css.live} ${css.moving}`}>
        {kg === null ? <span aria-hidden="true">{noWeight}</span> : displayed(kg, locale)}
        {kg === null ? null : <span className={css.unit}>kg</span>}
      </div>
    </div>
  )
}

const Step = ({
  number,
  isDone,
  label,
  children,
}: {
  number: 1 | 2
  isDone: boolean
  label: string
  children: ReactNode
}) => (
  <li className={css.step}>
    <span className={isDone || number === 1 ? `${css.number} ${css.current}` : css.number} aria-hidden="true">
      {isDone ? <Icon name="check" /> : number}
    </span>
    <span className={css.stepLabel}>{label}</span>
    <span className={css.stepText}>{children}</span>
  </li>
)

const strong = (children: ReactNode) => <b key="weight">{children}</b>

function grossText(kg: DecimalText | null, captured: CapturedWeight | null, locale: string): ReactNode {
  if (captured) return rich('<strong>{weight}</strong> taken', { weight: inKg(captured.gross, locale), strong })
  if (kg === null || Number(kg) <= 0) return t('Put the load on, then press F9')
  return rich('<strong>{weight}</strong> is on the scale', { weight: inKg(kg, locale), strong })
}

/** Returns the net weight with its calculation, such as "642.5-38 = 604.50 kg net"; null if the scale shows no tare. */
function netText(gross: DecimalText, tare: DecimalText, locale: string): string | null {
  const formula = `${typedWeight(gross, locale)}-${typedWeight(tare, locale)}`
  const net = netWeightOf(formula, numberFieldTextsOf(locale).readDecimals)
  if (!net || !('number' in net) || net.number === null) return null
  return t('{formula} = {weight} net', { formula, weight: formatWeight(net.number, locale) })
}

/** Both weights stay marked as captured while the tare is on the scale. The next load begins with its gross weight. */
function Steps({ scale, line }: { scale: ScaleSnapshot; line: string }) {
  const locale = useLocale()
  const kg = liveWeight(scale)
  const last = capturedFor(scale, line)
  const captured = last?.tare === null || last?.tare === kg ? last : null
  const tare = captured?.tare ?? (isCapturableFor(scale, line) ? kg : null)
  return (
    <ol className={css.steps}>
      <Step number={1} isDone={captured !== null} label={t('Gross')}>
        {grossText(kg, captured, locale)}
      </Step>
      <Step number={2} isDone={captured !== null && captured.tare !== null} label={t('Tare')}>
        {(captured && tare !== null ? netText(captured.gross, tare, locale) : null) ??
          t('Empty the bin, then press F9 again')}
      </Step>
    </ol>
  )
}

function CaptureButton({ form, line, snapshot }: { form: FormScale; line: string; snapshot: ScaleSnapshot }) {
  const isTare = capturedFor(snapshot, form.idOf(line))?.tare === null
  return (
    <button
      type="button"
      className={`${buttonLook({})} ${css.button}`}
      aria-keyshortcuts={scaleKey}
      {...keepsFocus}
      onClick={() => form.capture(line)}
    >
      {isTare ? t('Take tare') : t('Take gross')}
      <kbd className={kbd} aria-hidden="true">
        {scaleKey}
      </kbd>
    </button>
  )
}

/** Row below the active line. Shown only with a scale: connected, unplugged, or not opened. */
export function ScalePanel({ form, line, columnCount }: { form: FormScale; line: string; columnCount: number }) {
  const isActive = useIsActive(form, line)
  const snapshot = useSelector(form.scale, current => current)
  const isShown = snapshot.hasTag('attached') || snapshot.hasTag('lost') || snapshot.hasTag('failed')
  if (!isActive || !isShown) return null
  const advice = adviceText(snapshot)
  return (
    <tr className={css.panelRow}>
      <td className={css.panelCell} colSpan={columnCount}>
        <div className={css.panel} role="group" aria-label={t('Scale')}>
          <Live scale={snapshot} />
          {advice === '' ? <Steps scale={snapshot} line={form.idOf(line)} /> : <p className={css.advice}>{advice}</p>}
          {snapshot.hasTag('attached') ? (
            <CaptureButton form={form} line={line} snapshot={snapshot} />
          ) : (
            <Button onPress={() => form.scale.send({ type: 'port.choose' })}>
              <ScaleIcon name="plug" />
              {t('Connect scale')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
