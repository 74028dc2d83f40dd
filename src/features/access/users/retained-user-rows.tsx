import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { t } from '#messages/message.ts'
import type { ListColumns } from '#patterns/list/list-definition.ts'
import { accessUnknown, stillHasAccess, useRetainedUsers } from '#patterns/members/use-retained-users.ts'
import type { User } from '#schemas/user.ts'
import { Name } from '#ui/basics/name.tsx'
import { GroupHead, TableBody } from '#ui/table/table.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table/table-row.tsx'

/** Removed users who still have access to the signed-in user's business. Shown above its users. */
export function RetainedUserRows({ columns, isOneLine }: { columns: ListColumns<User>; isOneLine: boolean }) {
  const { now } = useEnvironment()
  const view = { locale: useLocale(), now: now(), dayIn: null, isOneLine, businessId: null }
  const [, ...others] = columns
  const { users, problem } = useRetainedUsers(ownBusinessId(useUser()))
  if (users.length === 0 && problem === null) return null
  return (
    <TableBody>
      <GroupHead columnCount={columns.length + 1}>
        {problem ? accessUnknown(problem) : t('Users who still have access')}
      </GroupHead>
      {users.map(user => (
        <Row key={user.id} isMarked>
          <RowHead second={stillHasAccess}>
            <Name>{user.name}</Name>
          </RowHead>
          {others.map(({ id, header, kind, cell }) => (
            <Cell key={id} label={header} kind={kind}>
              {cell(user, view)}
            </Cell>
          ))}
          <ActionsCell>{null}</ActionsCell>
        </Row>
      ))}
    </TableBody>
  )
}
