import { useUser } from '#actors/environment.tsx'
import { loadProvinces } from '#actors/lists/load-provinces.ts'
import { useApi } from '#actors/use-api.ts'
import { may } from '#domain/permissions/permissions.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import type { MaterialFlow } from '#schemas/flow.ts'
import * as css from './flow.css.ts'
import { FlowTable } from './flow-table.tsx'
import type { FlowAddress } from './use-flow-view.ts'

/** Weights by counterparty, with subtotals by the provinces of their addresses. Loads the addresses. */
export function ProvinceTable({ flow, address }: { flow: MaterialFlow; address: FlowAddress }) {
  const api = useApi()
  const user = useUser()
  return (
    <>
      <LoadedPart label={t('Loading addresses')} load={signal => loadProvinces(api, user, signal)}>
        {provinces => <FlowTable flow={flow} address={address} provinces={provinces} />}
      </LoadedPart>
      {may(user, 'users.view') ? null : (
        <p className={css.panelNote}>
          {t('Addresses of users need the permission {permission}, which you do not have.', {
            permission: 'users.view',
          })}
        </p>
      )}
    </>
  )
}
