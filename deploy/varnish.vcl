vcl 4.1;

# Varnish in front of the site, from Varnish 7.1 on with the module xkey of varnish-modules. CDN=varnish CDN_URL=http://<varnish>:<port>
# of the site tells it which pages have changed: their copies are marked as old (soft purge), and still outlive the site.

import std;
import xkey;

probe ready {
  .url = "/api/health";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site {
  .host = "site";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
  .probe = ready;
}

# The worker alone purges.
acl worker {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ worker) {
      return (synth(403));
    }
    set req.http.n = xkey.softpurge(req.http.xkey);
    return (synth(200, "n=" + req.http.n));
  }
  # What is for one person, or changes something.
  if (req.url ~ "^/(admin|api|review|apercu|mes-donnees)([/?]|$)" || req.url ~ "^/p/(preview|figures|report|pixels)([/?]|$)") {
    return (pass);
  }
  # The site answers a request with this header with the copy for an outage.
  unset req.http.X-Edge-Copy;
  # Varnish would not look for a copy where a cookie is set. The site names in `Vary` what it reads of them.
  if (req.method == "GET" || req.method == "HEAD") {
    if (std.healthy(req.backend_hint)) {
      set req.grace = 0s;
    }
    return (hash);
  }
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1") + "s", 1s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1") + "s", 0s);
    unset beresp.http.Surrogate-Control;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  # Browsers ask again each time, and no other cache keeps a page.
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
}
