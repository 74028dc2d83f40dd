import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { UsersCard } from './users-card.tsx'

/** How many users are looked at: one page, as large as servers give. */
const pageSize = 100
const newest = 5

/**
 * The users who signed up last, and those who have not set up the second factor, without which nobody gets in. Both are told
 * from the users who signed up last, one page of them; where there are more it says so.
 */
export function PeopleCards() {
  const api = useApi()
  const viewer = useUser()
  return (
    <LoadedPart
      label="Loading the users"
      load={signal => api.users.list({ page: 1, pageSize, searchTerm: '', sort: '-createdAt' }, signal)}
    >
      {({ items, pagination }) => {
        const users = items.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
        const stuck = users.filter(({ mfaEnabled }) => !mfaEnabled)
        const looked = pagination.count > users.length ? `the ${users.length} newest users` : `${users.length} users`
        return (
          <>
            {stuck.length > 0 ? (
              <UsersCard
                title="Signed up, stuck before the second factor"
                note={`${stuck.length} of ${looked} have no authenticator app yet.`}
                users={stuck}
                viewer={viewer}
              />
            ) : null}
            <UsersCard title="New users" note="" users={users.slice(0, newest)} viewer={viewer} />
          </>
        )
      }}
    </LoadedPart>
  )
}
