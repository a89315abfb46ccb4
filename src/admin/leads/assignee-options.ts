import type { AssigneeDto } from '../../contracts/leads/lead.ts';
import { calledName } from '../../domain/account/name.ts';

/** The entries of a menu of people. Those of one name have their address beside it. */
export function assigneeOptions(people: readonly AssigneeDto[]): { value: string; label: string }[] {
  const called = Map.groupBy(people, calledName);
  return people.map((person) => {
    const name = calledName(person);
    const isShared = (called.get(name)?.length ?? 0) > 1;
    return { value: person.id, label: isShared ? `${name} · ${person.email}` : name };
  });
}
