// What the HTML of a member's own page asks the service for, before a script is here: the member's requests, which the page shows.

/** The table of a member's requests, and the key with which the site asks for it. @typedef {{ url: string, key: string }} Reading */

/**
 * Begins the reading with the token of this browser's session, unless the auth library has to renew it first (renewalMargin in
 * src/adapters/supabase/client.ts), or it has to show a code first (isHeldBack in the same file). Who reads takes it from there, once
 * (src/adapters/supabase/requests.ts).
 */
const begin =
  `(function(d,w,r,s){try{r=JSON.parse(d.getElementById('reading').textContent);s=JSON.parse(localStorage.getItem('sb-axis-one-auth-token'));` +
  `if(s&&s.expires_at-Date.now()/1000>90&&!(((s.user||0).factors||[]).some(function(f){return f.status=='verified'})&&` +
  `atob(s.access_token.split('.')[1].replace(/-/g,'+').replace(/_/g,'/')).indexOf('"aal":"aal1"')>0))w.axisRead={token:s.access_token,answer:fetch(r.url,{method:'POST',headers:{apikey:r.key,` +
  `Authorization:'Bearer '+s.access_token,'Content-Type':'application/json'},body:'{}'}).catch(function(){return null})}` +
  `}catch(refused){}})(document,window)`;

/**
 * The scripts of a page that begin the reading.
 * @param {Reading} reading
 */
export const readingIn = (reading) =>
  `<script type="application/json" id="reading">${JSON.stringify(reading)}</script><script>${begin}</script>`;
