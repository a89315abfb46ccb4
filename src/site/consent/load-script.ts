/** Requests a vendor's script. Where it is blocked, the page goes on without it. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
