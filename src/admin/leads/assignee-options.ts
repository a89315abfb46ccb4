import type { AssigneeDto } from '../../contracts/leads/lead.ts';
import { calledName } from '../../domain/account/name.ts';

/** Returns the options of a menu of accounts. Accounts with the same name also show their address. */
export function assigneeOptions(people: readonly AssigneeDto[]): { value: string; label: string }[] {
  const called = Map.groupBy(people, calledName);
  return people.map((person) => {
    const name = calledName(person);
    const isShared = (called.get(name)?.length ?? 0) > 1;
    return { value: person.id, label: isShared ? `${name} · ${person.email}` : name };
  });
}
