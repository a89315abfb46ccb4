/**
 * A pure function of one text that remembers its answers: browsers send the same few header values and addresses over
 * and over. It forgets everything when `max` texts are reached, so that hostile ones cannot fill the memory, and it
 * does not remember long ones.
 */
export function remember<T>(compute: (text: string) => T, max = 500, maxLength = 300): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const computed = compute(text);
    if (text.length > maxLength) return computed;
    if (known.size >= max) known.clear();
    known.set(text, computed);
    return computed;
  };
}
