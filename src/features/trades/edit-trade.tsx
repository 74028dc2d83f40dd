import { useSelector } from '@xstate/react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { lacking, may } from '#domain/permissions/permissions.ts'
import { linePermissionsOf } from '#domain/trades/trade-permissions.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { useRecentTrades } from '#features/trades/lines/use-recent-trades.ts'
import { t } from '#messages/message.ts'
import type { Screen } from '#patterns/loading/screen-loader.ts'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { EditForm } from '#patterns/record/edit-record.tsx'
import { type RecordScreenProps, screenOfRecord } from '#patterns/record/screen-of-record.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { CopiedNumber } from './copied-number.tsx'
import { LineReasons, LinesForbidden } from './line-reasons.tsx'
import { LinesCard } from './lines-card.tsx'
import { LinesTotalsCard } from './totals/trade-totals-card.tsx'
import { useIsSale } from './totals/use-is-sale.ts'
import { TradeFields } from './trade-fields.tsx'
import { type TradeFormConfig, type TradeKind, tradeKind, useTradeKind } from './trade-form-config.ts'
import { type TradeForm, useLinesOf, useTradeForm } from './use-trade-form.ts'

/**
 * Edit screen of a trade. The fields are saved together, each line separately.
 * @throws Problem for the error screen or Not Found.
 */
function EditTrade({ config, id, loaded }: RecordScreenProps<TradeValues> & { config: TradeFormConfig }) {
  const kind = useTradeKind(config)
  const form = useTradeForm(kind, id, { loaded })
  const user = useUser()
  // Lines in the response are shown even if the user seems to lack the view permission: the server decides.
  const unreadable = useSelector(form.record, ({ context }) => context.initial.unreadableLines)
  const hasLines =
    useSelector(form.record, ({ context }) => context.initial.lines.length > 0) || unreadable !== undefined
  const lacksLines = hasLines ? null : lacking(user, `${kind.resource}.materials`, 'view')
  const permissions = linePermissionsOf(user, kind.resource)
  const mayWorkOnLines = lacksLines === null && Object.values(permissions).includes(true)
  return (
    <EditForm
      kind={kind}
      form={form}
      id={id}
      lacksText={
        mayWorkOnLines ? t('You can edit the materials, but not the buyer, the seller or the date.') : undefined
      }
      savesBelowFields
    >
      {({ record }) => ({
        subtitle: <CopiedNumber id={id} />,
        links: <LinkButton href={config.viewPath(id)}>{t('View')}</LinkButton>,
        fields: <TradeFields kind={kind} record={record} />,
        extraFields:
          lacksLines === null ? (
            <>
              <UnreadableNote rows={unreadable} noun="line" missingFrom="totals" />
              <Lines form={form} kind={kind} id={id} permissions={permissions} />
            </>
          ) : (
            <LinesForbidden noun={kind.noun} lacks={lacksLines} />
          ),
        sidebar: lacksLines === null ? <Totals form={form} kind={kind} /> : null,
      })}
    </EditForm>
  )
}

const Totals = ({ form, kind }: { form: TradeForm; kind: TradeKind }) => (
  <LinesTotalsCard lines={useLinesOf(form.actor)} isSale={useIsSale(kind.resource, form.record)} />
)

function Lines({
  form,
  kind,
  id,
  permissions,
}: {
  form: TradeForm
  kind: TradeKind
  id: string
  permissions: ReturnType<typeof linePermissionsOf>
}) {
  const user = useUser()
  const { past } = useRecentTrades({
    calls: useApi()[kind.resource],
    id,
    may: may(user, `${kind.resource}.view`),
    record: form.record,
  })
  return (
    <>
      <LineReasons user={user} resource={kind.resource} />
      <LinesCard lines={useLinesOf(form.actor)} past={past} fixedDecimals {...permissions} />
    </>
  )
}

export const editTrade = (config: TradeFormConfig): Screen =>
  screenOfRecord<TradeValues>(
    props => <EditTrade config={config} {...props} />,
    environment => tradeKind(config, environment),
  )
